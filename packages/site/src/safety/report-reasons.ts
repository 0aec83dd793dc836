import type { ReportReason } from '@doran/contract'

export const REPORT_REASONS = [
  { value: 'abuse', label: '욕설·괴롭힘' },
  { value: 'hate', label: '혐오·차별' },
  { value: 'sexual', label: '성적인 내용' },
  { value: 'violence', label: '폭력·자해' },
  { value: 'privacy', label: '개인정보·초상권' },
  { value: 'copyright', label: '저작권' },
  { value: 'spam', label: '광고·도배·사기' },
  { value: 'impersonation', label: '사칭' },
  { value: 'other', label: '기타' },
] as const satisfies readonly { value: ReportReason; label: string }[]

export function findReason(value: unknown): ReportReason | null {
  return REPORT_REASONS.find((reason) => reason.value === value)?.value ?? null
}

export function reasonName(reason: ReportReason): string {
  return REPORT_REASONS.find(({ value }) => value === reason)?.label ?? reason
}
