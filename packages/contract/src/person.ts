import { z } from 'zod'
import { FIELD_COPY } from './errors.js'
import { LENGTHS } from './limits.js'

/** In lower case and NFC. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, FIELD_COPY.email)
  .pipe(z.email(FIELD_COPY.email))

/** A new password. In NFKC, so that Hangul counts alike however a keyboard composes it; no rule of composition. */
export const NewPassword = z
  .string()
  .normalize('NFKC')
  .min(LENGTHS.passwordMin, FIELD_COPY.password)
  .max(LENGTHS.passwordMax, FIELD_COPY.passwordTooLong)

/** A password that somebody says is theirs. */
export const GivenPassword = z.string().normalize('NFKC').max(1_000)

export const PersonName = z
  .string()
  .trim()
  .min(1, FIELD_COPY.name)
  .max(LENGTHS.name, FIELD_COPY.nameTooLong)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u, FIELD_COPY.name)

export const NickName = z
  .string()
  .trim()
  .normalize('NFKC')
  .regex(/^[가-힣A-Za-z0-9_]{2,12}$/, FIELD_COPY.nickName)

/** ISO 3166-1 alpha-2. */
export const Country = z.string().regex(/^[A-Z]{2}$/, FIELD_COPY.country)
