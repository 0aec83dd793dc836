import type { Intent } from '../scene-schema.js'
import type { VerbHit } from '../verbs/find-verbs.js'

/** 눈을 보며 묻는다 is asking, with a look. */
const ON_THE_WAY = 0.75

type Meant = { intents: Intent[]; weight: number }

/** What the verbs of an act come to: the last one, with what is done on the way. */
export function weighVerbs(hits: readonly VerbHit[]): Meant[] {
  const positive = hits.filter(({ negated }) => !negated)
  const last = positive.findLast(({ clause }) => clause === 'plain')
  return positive.flatMap((hit): Meant[] => {
    if (hit.clause === 'proposed') return [{ intents: ['persuade'], weight: 0.95 }]
    if (hit.clause === 'asked') return [{ intents: ['ask'], weight: 0.95 }]
    if (hit.clause === 'said') return [{ intents: ['talk'], weight: 0.8 }, ...saidActs(hit)]
    if (hit.clause === 'embedded' && last) return []
    if (hit.clause === 'describing' && last) return []
    return [{ intents: hit.intents, weight: hit === last ? 1 : ON_THE_WAY }]
  })
}

const SAYABLE: readonly Intent[] = ['romance', 'apologise', 'refuse', 'joke']

/** 사랑한다고 말한다 is love, 올라간다고 말한다 is only talk. */
function saidActs({ intents }: VerbHit): Meant[] {
  const acts = intents.filter((intent) => SAYABLE.includes(intent))
  return acts.length > 0 ? [{ intents: acts, weight: 0.9 }] : []
}
