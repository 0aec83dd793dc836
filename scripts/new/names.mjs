import { Script } from 'node:vm'
import { camelOf } from '../lib/camel.mjs'
import { StopError } from '../lib/errors.mjs'

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/
const LONGEST = 40
const GRAB_BAG = /(?:^|-)(?:utils?|helpers?|commons?|managers?)$/
/** Names of something here, names that an object has already, and those that Windows keeps for itself. */
const TAKEN = new Set(
  'index internal testing doran constructor prototype to-string value-of con prn aux nul'.split(
    ' ',
  ),
)

/**
 * The spellings of a name that the templates use.
 * @throws {StopError} which says what is wrong with the name
 */
export function spellingsOf(name) {
  const camel = camelOf(name)
  const fault = faultOf(name, camel)
  if (fault) throw new StopError(`"${name}" ${fault}`)
  const kebabPlural = pluralOf(name)
  const snake = name.replaceAll('-', '_')
  return {
    name,
    camel,
    pascal: pascalOf(name),
    snake,
    constant: snake.toUpperCase(),
    kebabPlural,
    plural: pascalOf(kebabPlural),
  }
}

function faultOf(name, camel) {
  if (!KEBAB.test(name)) return 'is not kebab-case: small letters and digits, words joined by "-".'
  if (name.length > LONGEST) return `is longer than ${LONGEST} characters.`
  if (GRAB_BAG.test(name)) return 'says nothing: name it after what it does.'
  if (TAKEN.has(name)) return 'means something else here.'
  if (!isIdentifier(camel)) return 'is a word of JavaScript.'
  return null
}

function isIdentifier(word) {
  try {
    return new Script(`(async () => { 'use strict'; const ${word} = 0 })`) instanceof Script
  } catch {
    return false
  }
}

function pascalOf(name) {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
}

function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}
