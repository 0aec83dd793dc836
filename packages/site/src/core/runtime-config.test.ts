import { afterEach, describe, expect, it } from 'vitest'
import {
  CONFIG_ELEMENT_ID,
  imageUrl,
  readPageConfig,
  serializeRuntimeConfig,
} from './runtime-config.js'
import { aConfig } from '../testing/config-fixture.js'

afterEach(() => document.body.replaceChildren())

it('addresses an image by its key', () => {
  const config = aConfig({ imageBaseUrl: 'https://img.example/' })
  expect(imageUrl(config, 'profile-image/a.webp')).toBe('https://img.example/profile-image/a.webp')
})

describe('the runtime config in a page', () => {
  it('comes back as it was put in', () => {
    const config = aConfig({ imageBaseUrl: 'https://img.example/a?b=1&c=2' })
    const script = document.createElement('script')
    script.id = CONFIG_ELEMENT_ID
    script.type = 'application/json'
    script.textContent = serializeRuntimeConfig(config)
    document.body.append(script)
    expect(readPageConfig()).toEqual(config)
  })

  it('cannot end its own script element', () => {
    const text = serializeRuntimeConfig(aConfig({ imageBaseUrl: '</script><!--\u2028' }))
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toMatchObject({ imageBaseUrl: '</script><!--\u2028' })
  })

  it('is missed loudly', () => {
    expect(() => readPageConfig()).toThrow('#doran-config')
  })
})
