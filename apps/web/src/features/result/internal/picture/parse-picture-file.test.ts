// @vitest-environment node
import { expect, it } from 'vitest'
import { parsePictureFile } from './parse-picture-file'

const CODE = 'AbcdEfgh12'

it('knows the four pictures', () => {
  expect(parsePictureFile('019a0000-0000-7000-8000-000000000002.png')?.of).toBe('game')
  expect(parsePictureFile(`${CODE}.png`)).toMatchObject({ shareCode: CODE, format: 'wide' })
  expect(parsePictureFile(`${CODE}-square.png`)).toMatchObject({ format: 'square' })
  expect(parsePictureFile(`${CODE}-tall.png`)).toMatchObject({ format: 'tall' })
})

it.each([
  `${CODE}-10000.png`,
  `${CODE}-10000x10000.png`,
  `${CODE}-wide.png`,
  `${CODE}-tall-tall.png`,
  `${CODE}.svg`,
  CODE,
  'AbcdEfgh0l.png',
  '../AbcdEfgh12.png',
  '019a0000-0000-7000-8000-000000000002-square.png',
  '',
])('draws nothing for %s', (file) => {
  expect(parsePictureFile(file)).toBeNull()
})
