import { particleOf } from '../particles.js'

const SLOT = /\{item(?:\|([가-힣]+\/[가-힣]+))?\}([가-힣]{1,4}\/[가-힣]{1,4})?/g

/** Puts the label in place of `{item}`, with the particle that follows as `{item|이/가}` or `{item}이/가`. */
export function fillItem(template: string, label: string): string {
  return template.replace(SLOT, (_slot, inner: string | undefined, after: string | undefined) => {
    const pair = inner ?? after
    return (
      label + (pair === undefined ? '' : particleOf(label, pair)) + (inner && after ? after : '')
    )
  })
}

/** What is left in braces after filling: slots that mean nothing. */
export function unknownSlots(template: string): string[] {
  return fillItem(template, '').match(/\{[^{}]*\}/g) ?? []
}
