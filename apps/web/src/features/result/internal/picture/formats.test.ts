// @vitest-environment node
import { expect, it } from 'vitest'
import { BOARD_FORMATS } from '../../../../lib/board-picture/board-formats'
import { FORMATS } from './formats'

it.each([
  ['wide', 'link'],
  ['square', 'square'],
  ['tall', 'tall'],
] as const)('a board’s picture is as large as any other result’s: %s', (format, board) => {
  expect(BOARD_FORMATS[board]).toMatchObject({
    width: FORMATS[format].width,
    height: FORMATS[format].height,
  })
})
