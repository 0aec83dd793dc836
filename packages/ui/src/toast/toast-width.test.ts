// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('../styles/toast.css', import.meta.url), 'utf8')

it('limits a toast to 440 px at every width of the screen', () => {
  const row = /@utility toast-row \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? ''
  const outsideOfConditions = row.replaceAll(/[@&][^{}]*\{[^{}]*\}/g, '')
  expect(outsideOfConditions).toMatch(/max-width: 440px;/)
  expect(row.match(/max-width/g)).toHaveLength(1)
})
