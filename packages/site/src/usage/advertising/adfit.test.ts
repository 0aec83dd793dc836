import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAdFit } from './adfit.js'

const SCRIPT = 'http://127.0.0.1:9/ads.js'
const size = { width: 320, height: 100 }

beforeEach(() => {
  // Nothing is fetched here: the script's address is all that counts.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    address,
  ) {
    this.dataset['src'] = address
  })
})
afterEach(() => Reflect.deleteProperty(window, 'adfit'))

function show(onNone = () => {}) {
  const container = document.createElement('div')
  document.body.append(container)
  const remove = createAdFit(SCRIPT).show({ container, unit: 'DAN-a1', size, onNone })
  return { container, remove, area: container.querySelector('ins') }
}

it('writes the markup that the script looks for, and the script after it', () => {
  const { container, area } = show()
  expect(area?.className).toBe('kakao_ad_area')
  expect(Object.assign({}, area?.dataset)).toEqual({
    adUnit: 'DAN-a1',
    adWidth: '320',
    adHeight: '100',
    adOnfail: 'noAd_DAN_a1',
  })
  const script = container.lastElementChild
  expect(script instanceof HTMLScriptElement && script.dataset['src']).toBe(SCRIPT)
})

it('reports that there is none, and a script that fails to load', () => {
  const onNone = vi.fn()
  const { container } = show(onNone)
  const callback: unknown = Reflect.get(window, 'noAd_DAN_a1')
  if (typeof callback === 'function') callback()
  container.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(onNone).toHaveBeenCalledTimes(2)
})

it('takes it away with all it left', () => {
  const destroy = vi.fn()
  Reflect.set(window, 'adfit', { destroy })
  const { container, remove } = show()
  remove()
  expect(destroy).toHaveBeenCalledWith('DAN-a1')
  expect([container.childElementCount, 'noAd_DAN_a1' in window]).toEqual([0, false])
})

it('takes it away before the script has come, too', () => {
  const { container, remove } = show()
  remove()
  expect(container.childElementCount).toBe(0)
})
