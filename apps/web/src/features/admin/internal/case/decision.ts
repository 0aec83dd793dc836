import type { BodyOf, CaseOutcome, ModerationCaseDetail } from '@doran/contract'
import { SANCTIONS, sanctionWarning, type SanctionKey } from '../parts/case-words'

/** A case that can be decided. */
export type OpenCase = Omit<ModerationCaseDetail, 'status'> & { status: 'open' | 'appealed' }

export type Written = {
  outcome: CaseOutcome | null
  reason: string
  /** Null: none. */
  sanction: SanctionKey | null
  blocksPictures: boolean
}

export const NOTHING: Written = {
  outcome: null,
  reason: '',
  sanction: null,
  blocksPictures: false,
}

type Decision = BodyOf<'POST /v1/admin/case/{caseId}/decision'>

export function decisionOf(written: Written, { status }: OpenCase): Decision | null {
  const { outcome, reason, sanction, blocksPictures } = written
  if (!outcome) return null
  const isUpheld = outcome === 'upheld'
  return {
    status,
    outcome,
    reason: reason.trim(),
    sanction: isUpheld && sanction ? SANCTIONS[sanction].sanction : null,
    blocksPictures: isUpheld && blocksPictures,
  }
}

/** What a decision will do, sentence by sentence. */
export function consequencesOf(written: Written, found: OpenCase): string[] {
  const { outcome, sanction, blocksPictures } = written
  const isUpheld = outcome === 'upheld'
  const pictures = found.current?.pictures.length ?? 0
  return [
    whatBecomes(isUpheld, found),
    found.author && '쓴 사람에게 이유와 함께 알려요.',
    found.reportCount > 0 && `신고한 사람들에게 결과를 알려요. (신고 ${found.reportCount}건)`,
    found.claims.length > 0 && '권리침해를 신고한 사람에게 메일로 결과를 알려요.',
    isUpheld && sanction && sanctionWarning(sanction),
    isUpheld && blocksPictures && `사진 ${pictures}장은 누구도 다시 올릴 수 없어요.`,
    isUpheld && found.status === 'open' && '쓴 사람은 7일 안에 한 번 이의를 제기할 수 있어요.',
    found.status === 'appealed' && '이의 제기에 대한 마지막 결정이에요.',
  ].filter((sentence) => typeof sentence === 'string')
}

function whatBecomes(isUpheld: boolean, { hiddenBy, status }: OpenCase): string {
  if (!isUpheld) return hiddenBy ? '다른 사람에게 다시 보이게 돼요.' : '그대로 보이게 두어요.'
  return status === 'appealed' ? '숨긴 채로 두어요.' : '다른 사람에게 보이지 않게 돼요.'
}
