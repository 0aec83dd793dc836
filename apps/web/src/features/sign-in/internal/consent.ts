import type { Consent } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { PRIVACY_VERSION, TERMS_VERSION } from '@doran/contract/names'
import type { FieldErrors } from './use-shown-errors'

/** What is ticked. Nothing is before the person ticks it. */
export type Agreed = { over14: boolean; terms: boolean; privacy: boolean; marketing: boolean }

export const NOTHING_AGREED: Agreed = {
  over14: false,
  terms: false,
  privacy: false,
  marketing: false,
}

export function consentErrors(agreed: Agreed): FieldErrors<'over14' | 'terms' | 'privacy'> {
  return {
    over14: agreed.over14 ? undefined : FIELD_COPY.over14,
    terms: agreed.terms ? undefined : FIELD_COPY.terms,
    privacy: agreed.privacy ? undefined : FIELD_COPY.terms,
  }
}

/** To be sent where `consentErrors` finds nothing: it names the versions that were shown. */
export const CONSENT: Consent = {
  isOver14: true,
  terms: TERMS_VERSION,
  privacy: PRIVACY_VERSION,
}
