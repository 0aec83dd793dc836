import type { ModeratedThing } from '../../platform/module/report-target.js'

/** What a case keeps of a thing. */
export function excerptOf({ title, text }: ModeratedThing): string {
  return [title, text].filter(Boolean).join('\n')
}
