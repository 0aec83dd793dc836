/**
 * True for a comment that starts with a preposition or a question word and never gets to a verb of its own:
 * “Of all versions.”, “What a smaller one is refused with.” A clause that such a word opens needs one verb
 * for itself, so a sentence has more verbs than such words. Where a word may be a noun or a verb, it counts as
 * a verb: the rule rather misses a fragment than refuses a sentence.
 */
export function isFragment(comment) {
  const prose = comment
    .replaceAll(/`[^`]*`/g, ' it ')
    .replaceAll(/\{@\w+ [^}]*\}/g, ' it ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [sentence] = prose.split(/(?<=[.!?:])\s+(?=[\p{Lu}“"(])|\s@\w+/u)
  if (sentence.endsWith('?')) return false
  const words = sentence.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? []
  const [first] = words
  if (!/^[\p{L}]/u.test(sentence) || !(PREPOSITIONS.has(first) || CLAUSES.has(first))) return false
  const clauses = words.filter((word) => CLAUSES.has(word)).length
  return countVerbs(words) <= clauses
}

function countVerbs(words) {
  let count = 0
  let inVerb = false
  for (const [index, word] of words.entries()) {
    const isVerb = VERBS.has(word) || (isInflected(word) && !BEFORE_NOUNS.has(words[index - 1]))
    if (isVerb && !inVerb) count++
    inVerb = isVerb || (inVerb && BETWEEN_VERBS.has(word))
  }
  return count
}

function isInflected(word) {
  return INFLECTED.has(word) || (word.endsWith('ed') && word.length > 4)
}

const list = (text) => new Set(text.trim().split(/\s+/))

const PREPOSITIONS = list(`
  about above across after against along among around as at before behind below beneath beside besides between
  beyond by during except for from in inside into like near of off on onto out outside over per since through
  throughout to toward towards under until till upon with within without`)

const CLAUSES = list(`
  who whom whose what which when where whether why how that while because unless whatever whoever whenever wherever`)

const VERBS = list(`
  is are was were be been am has have had does do did can cannot could may might must shall should will would
  isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't can't couldn't mustn't shouldn't won't
  became becomes began begins belongs breaks brings brought came chose comes costs did exists fell finds found gave
  gets gives goes got happens held hears keeps kept knew knows lay leads learns leaves left lets lies lost makes
  met needs opens owns paid puts ran reads refuses remains says said sees sent sits stands stayed stays stood takes
  tells thinks told took wants wears went wins writes wrote`)

const INFLECTED = list(`
  accepts adds agrees allows announces answers applies appears arrives asks attaches behaves blocks builds buys calls
  carries changes checks chooses claims clears clones closes collects compares compiles concerns connects contains
  contradicts copies counts covers deals decides declares deletes demands denies depends describes differs draws
  drops ends enters equals expects expires fails falls fetches fills finishes fits flies follows generates grows
  hangs hides holds hosts insists joins jumps lacks lasts lengthens lists lives loads locks looks loses marks matches
  matters means measures meets moves narrows notifies occurs offers orders outlives passes pays picks plays points
  prints publishes reaches receives records refers registers remembers renders repeats replaces replies reports
  rests resumes returns rises rolls rounds runs saves scrolls searches seems sells sends serves sets settles shares
  ships shows shrinks signs skips sounds speaks spreads starts stops stores succeeds survives swears throws ticks
  tries turns types uses waits walks weighs works`)

/** After these an inflected word is a noun or a participle: “of plays”, “a counted play”. */
const BEFORE_NOUNS = list(`
  a an the of by in on at as with without to for from and or not no all both two three its their his her our your my
  one's this these those every each new other same own between over under into than be been is are was were has have
  had when while where until`)

const BETWEEN_VERBS = list(`
  not never already also always ever just last now only then to be been being and or first once`)
