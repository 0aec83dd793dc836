import type { Consent } from '@doran/contract'
import { PRIVACY_VERSION, TERMS_VERSION } from '@doran/contract/names'
import type { FieldProblems } from '@doran/forms'

/** What is ticked. Nothing is before the person ticks it. */
export type Agreed = { over14: boolean; terms: boolean; privacy: boolean; marketing: boolean }

export const NOTHING_AGREED: Agreed = {
  over14: false,
  terms: false,
  privacy: false,
  marketing: false,
}

export const CONSENT_FIELDS = ['over14', 'terms', 'privacy'] as const
type ConsentField = (typeof CONSENT_FIELDS)[number]

export function consentProblems(agreed: Agreed): FieldProblems<ConsentField> {
  return {
    over14: agreed.over14 ? undefined : '만 14세 이상인지 확인해 주세요.',
    terms: agreed.terms ? undefined : '이용약관에 동의해야 가입할 수 있어요.',
    privacy: agreed.privacy ? undefined : '개인정보 수집·이용에 동의해야 가입할 수 있어요.',
  }
}

/** To be sent where `consentProblems` finds nothing: it names the versions that were shown. */
export const CONSENT: Consent = {
  isOver14: true,
  terms: TERMS_VERSION,
  privacy: PRIVACY_VERSION,
}
