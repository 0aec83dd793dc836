import { normaliseText } from '@doran/korean'
import { FIGURE_OF_SPEECH, OWN_VOICE, PLAIN_INTENT, SOMEONE_ELSE } from './self-harm-patterns.js'

export type Screening = { verdict: 'ok' } | { verdict: 'care' }

/**
 * `care` when a person seems to speak of dying or self-harm in their own voice: the story then stops
 * for a card with help lines. Fiction about others and figures of speech are `ok`. It reads words,
 * not people: it misses what is only hinted at, and no verdict may punish anybody.
 */
export function screenInput(text: string): Screening {
  const sentences = normaliseText(text)
    .replaceAll(/\s+/gu, ' ')
    .split(/(?<=[.!?。…\n])\s*/u)
  return { verdict: sentences.some(needsCare) ? 'care' : 'ok' }
}

function needsCare(sentence: string): boolean {
  if (!PLAIN_INTENT.some((pattern) => pattern.test(sentence))) return false
  if (FIGURE_OF_SPEECH.test(sentence)) return false
  if (OWN_VOICE.test(sentence)) return true
  return !SOMEONE_ELSE.some((pattern) => pattern.test(sentence))
}
