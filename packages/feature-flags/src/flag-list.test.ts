import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFlags, serializeFlags } from './flag-list.js'
import { FLAG_NAMES } from './flags.js'

const BOTH = ['NEW_NAVIGATION', 'PAYOUT_DASHBOARD_BANNER']
describe('parseFlags', () => {
  it.each([
    ['NEW_NAVIGATION', ['NEW_NAVIGATION']],
    ['NEW_NAVIGATION,PAYOUT_DASHBOARD_BANNER', BOTH],
    ['PAYOUT_DASHBOARD_BANNER,NEW_NAVIGATION,PAYOUT_DASHBOARD_BANNER', BOTH],
    ['NEW_NAVIGATION%2CPAYOUT_DASHBOARD_BANNER', BOTH],
    ['NEW_NAVIGATION%2c%20PAYOUT_DASHBOARD_BANNER', BOTH],
    ['  NEW_NAVIGATION ,, PAYOUT_DASHBOARD_BANNER ,', BOTH],
    ['ADMIN,NEW_NAVIGATION,*,true', ['NEW_NAVIGATION']],
  ])('reads %j', (value, flags) => {
    expect(parseFlags(value)).toEqual(flags)
  })

  it.each([
    undefined,
    null,
    '',
    ',',
    'new_navigation',
    'NEW_NAVIGATION2',
    'NEW NAVIGATION',
    'NEW_NAVIGATION PAYOUT_DASHBOARD_BANNER',
    '__proto__,constructor,toString,length',
    '%',
    '%E0%A4%A',
    'NEW_NAVIGATION%',
    '\uD800,\uDFFF',
    '"NEW_NAVIGATION"',
  ])('finds nothing in %j', (value) => {
    expect(parseFlags(value)).toEqual([])
  })

  it('is nothing but names of the catalogue, each once, whatever the cookie holds', () => {
    const piece = fc.oneof(
      fc.constantFrom(...FLAG_NAMES, ',', '%2C', '%20', ' ', '%', '__proto__', '\uD83D'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const flags = parseFlags(pieces.join(''))
        expect(flags).toEqual(FLAG_NAMES.filter((name) => flags.includes(name)))
      }),
    )
  })
})

describe('serializeFlags', () => {
  it('separates names by bare commas, in the order of the catalogue', () => {
    expect(serializeFlags(['PAYOUT_DASHBOARD_BANNER', 'NEW_NAVIGATION'])).toBe(BOTH.join(','))
    expect(serializeFlags([])).toBe('')
  })

  it('is read back as it was written, escaped by others or not', () => {
    fc.assert(
      fc.property(fc.subarray([...FLAG_NAMES]), (names) => {
        const written = serializeFlags(names)
        expect(parseFlags(written)).toEqual(names)
        expect(parseFlags(encodeURIComponent(written))).toEqual(names)
      }),
    )
  })
})
