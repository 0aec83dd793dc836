import { ALONE } from '../compile/compile-replies.js'
import type { CompiledReply } from '../compile/compiled-theme.js'
import { holds } from '../state/holds.js'
import type { ReplyKind } from '../theme-schema.js'
import type { Topic } from './choose-answer.js'
import { sceneOf, type Draft } from './draft.js'

/** What a person answers to what anybody may say to them: words not told yet, else those told longest ago. */
export function replyTo(
  { theme, state }: Draft,
  kind: ReplyKind,
  { addressed, implied }: Topic,
): CompiledReply | null {
  const { people } = sceneOf(theme, state)
  const person = addressed ?? implied ?? people[0] ?? ALONE
  const replies = theme.replies.get(person)?.kinds[kind] ?? []
  const [reply = null] = replies
    .filter(({ when }) => holds(when, state))
    .toSorted((one, other) => state.said.indexOf(one.key) - state.said.indexOf(other.key))
  return reply
}
