import { isParticlePair, withParticle } from './particles.js'

const SLOT = /\{([^{}|]+)(?:\|([^{}|]+))?\}/g

/**
 * Fills `{name}` and `{name|이/가}`. Values are put in as they are, so a value with braces is not a slot.
 * @throws Error when a value is missing or a particle pair is unknown: the template is at fault.
 */
export function fillSlots(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(SLOT, (_slot, rawName: string, rawPair: string | undefined) => {
    const name = rawName.trim()
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`No value for the slot {${name}}`)
    if (rawPair === undefined) return value
    const pair = rawPair.trim()
    if (!isParticlePair(pair))
      throw new Error(`Unknown particle pair "${pair}" in the slot {${name}}`)
    return withParticle(value, pair)
  })
}
