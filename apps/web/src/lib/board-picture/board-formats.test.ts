// @vitest-environment node
import { expect, it } from 'vitest'
import { USUAL_LOOK, boardFormats, boardGrounds, formatNamed, groundNamed } from './board-formats'

it('knows each format and ground by its name, and takes the usual for anything else', () => {
  for (const format of boardFormats) expect(formatNamed(format)).toBe(format)
  for (const ground of boardGrounds) expect(groundNamed(ground)).toBe(ground)
  for (const name of [undefined, null, '', 'poster', 'toString'])
    expect([formatNamed(name), groundNamed(name)]).toEqual([USUAL_LOOK.format, USUAL_LOOK.ground])
})
