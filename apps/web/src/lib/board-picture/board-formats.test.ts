// @vitest-environment node
import { expect, it } from 'vitest'
import {
  BOARD_GROUNDS,
  USUAL_LOOK,
  boardFormats,
  formatNamed,
  freeGrounds,
  groundNamed,
} from './board-formats'

it('knows each format and ground by its name, and takes the usual for anything else', () => {
  for (const format of boardFormats) expect(formatNamed(format)).toBe(format)
  for (const ground of freeGrounds) expect(groundNamed(ground)).toBe(BOARD_GROUNDS[ground])
  for (const name of [undefined, null, '', 'poster', 'toString', 'ground-night'])
    expect([formatNamed(name), groundNamed(name)]).toEqual([USUAL_LOOK.format, USUAL_LOOK.ground])
})
