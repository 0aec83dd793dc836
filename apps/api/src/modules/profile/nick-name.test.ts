import { expect, it } from 'vitest'
import { inventNickName, nickNamesNear } from './nick-name.js'
import { isReserved } from './reserved-name.js'

it('invents names that may be had', () => {
  for (let count = 0; count < 200; count += 1) {
    const names = [inventNickName(), ...nickNamesNear('가나다라마바사아자차카타')]
    for (const name of names) {
      expect(name).toMatch(/^[가-힣A-Za-z0-9_]{2,12}$/)
      expect(isReserved(name)).toBe(false)
    }
  }
})
