import type { CompiledScene } from '../compile/compiled-theme.js'
import type { Mention } from './find-mentions.js'

const TO = /^(?:에게|한테|께|더러|보고|아$|야$|이시여)/u
const WITH = /^(?:이?랑|하고|[와과])/u
const OBJECT = /^(?:이?[을를])/u
/** What follows a name that is called out: 하진아, 하진 씨! */
const CALLED = /^\s?(?:씨|님|선생님|선배님?|누나|언니|형|오빠)?\s?(?:[,!?~…·]|\.\.|$)/u

/** Whom a text is said to, by its words: 하진에게, 하진아, “하진 씨, …”, else with or at whom it is done. */
export function findAddressee(
  { cast }: CompiledScene,
  text: string,
  mentions: readonly Mention[],
): string | null {
  const people = mentions.filter(({ id }) => cast.includes(id))
  const by = (isMeant: (mention: Mention) => boolean) => people.find(isMeant)?.id
  return (
    by(({ particle }) => TO.test(particle)) ??
    by(({ end }) => CALLED.test(text.slice(end))) ??
    by(({ particle }) => WITH.test(particle)) ??
    by(({ particle }) => OBJECT.test(particle)) ??
    null
  )
}
