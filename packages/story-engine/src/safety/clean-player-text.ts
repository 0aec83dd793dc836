import { normaliseText } from '@doran/korean'

const ROLE = '(?:system|assistant|user|developer|tool|human|ai)'
const TAGS: readonly RegExp[] = [
  // A delimiter of our own, whole or begun.
  /[<＜](?:[ \t]*[<＜]){2,}(?:[^<>＜＞\n]{0,40}[>＞](?:[ \t]*[>＞])+)?|[>＞](?:[ \t]*[>＞]){2,}/gu,
  /[<＜]{2}[ \t]*\/?[ \t]*(?:state|care|refuse|sys)[ \t]*[>＞]{0,3}/giu,
  // The templates of chat models.
  /<\|(?:[^|<>\n]{0,40}\|?>)?|\|>/gu,
  /\[[ \t]*\/?[ \t]*(?:inst|sys|system)[ \t]*\]/giu,
  /<\/?(?:s|bos|eos|think|thinking|reasoning|system|assistant|user|start_of_turn|end_of_turn)>/giu,
  // A line that begins as somebody else's turn.
  new RegExp(
    `^[ \\t]*(?:[#>*_-]+[ \\t]*)?${ROLE}(?:[ \\t]*(?:prompt|message|instructions?))?[ \\t]*[*_]*[ \\t]*[:：]`,
    'gimu',
  ),
  new RegExp(
    `^[ \\t]*#{1,6}[ \\t]*${ROLE}(?:[ \\t]+(?:prompt|message|instructions?))?[ \\t]*$`,
    'gimu',
  ),
]

/**
 * A player's words as they may stand in a prompt: without anything a model could take for the end of the
 * player's turn, and otherwise as they were meant. What they ask for is not judged here.
 */
export function cleanPlayerText(text: string): string {
  let cleaned = normaliseText(text)
  // What is left may close up to a tag again; each round makes it shorter, so there is a last one.
  while (TAGS.some((tag) => cleaned.search(tag) >= 0)) {
    cleaned = TAGS.reduce((rest, tag) => rest.replaceAll(tag, ' '), cleaned)
  }
  return cleaned.replaceAll(/ {2,}/gu, ' ').trim()
}
