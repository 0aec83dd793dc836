import { z } from 'zod'
import { CORE_FIELD_COPY } from './copy.js'
import { PERSON_LENGTHS } from './limits.js'

/** Addresses are compared and stored in lower case and NFC. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, CORE_FIELD_COPY.email)
  .pipe(z.email(CORE_FIELD_COPY.email))

/** A new password. In NFKC, so that Hangul counts alike however a keyboard composes it; no rule of composition. */
export const NewPassword = z
  .string()
  .normalize('NFKC')
  .min(PERSON_LENGTHS.passwordMin, CORE_FIELD_COPY.password)
  .max(PERSON_LENGTHS.passwordMax, CORE_FIELD_COPY.passwordTooLong)

/** A password that a person gives as theirs. */
export const EnteredPassword = z.string().normalize('NFKC').max(1_000)

export const PersonName = z
  .string()
  .trim()
  .min(1, CORE_FIELD_COPY.name)
  .max(PERSON_LENGTHS.name, CORE_FIELD_COPY.nameTooLong)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u, CORE_FIELD_COPY.name)

export const NickName = z
  .string()
  .trim()
  .normalize('NFKC')
  .regex(/^[가-힣A-Za-z0-9_]{2,12}$/, CORE_FIELD_COPY.nickName)

/** ISO 3166-1 alpha-2. */
export const Country = z.string().regex(/^[A-Z]{2}$/, CORE_FIELD_COPY.country)
