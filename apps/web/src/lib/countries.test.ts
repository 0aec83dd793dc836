import { describe, expect, it } from 'vitest'
import { countryName, listCountries } from './countries'

describe('countries', () => {
  it('lists every country once, in Korean order, 대한민국 first', () => {
    const countries = listCountries()
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map(({ label }) => label)).size).toBe(249)
    expect(countries[0]).toEqual({ value: 'KR', label: '대한민국' })
    expect(countries[1]?.label).toBe('가나')
  })

  it('names a country in Korean', () => {
    expect(countryName('US')).toBe('미국')
  })
})
