import { splitGraphemes } from '@doran/korean'
import type { ModeratedThing } from '../../platform/module/report-target.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'

const BRIEF_LENGTH = 60

/** What a case keeps of a thing. */
export function excerptOf({ title, text }: ModeratedThing): string {
  return [title, text].filter(Boolean).join('\n')
}

/** Its beginning, for a notice. */
export function briefOf({ excerpt }: Pick<CaseRow, 'excerpt'>): string {
  return splitGraphemes(excerpt).slice(0, BRIEF_LENGTH).join('')
}
