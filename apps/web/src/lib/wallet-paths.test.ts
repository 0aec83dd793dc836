// @vitest-environment node
import { expect, test } from 'vitest'
import { coinShopPath, ownNext, receiptPath } from './wallet-paths'

test('the store keeps in its address what was chosen and where one was going', () => {
  expect(coinShopPath()).toBe('/coin/store')
  expect(coinShopPath({ sku: 'coin-30', next: '/me?a=1' })).toBe(
    '/coin/store?sku=coin-30&next=%2Fme%3Fa%3D1',
  )
  expect(coinShopPath({ sku: null, ledger: 'rune', part: 'ledger' })).toBe(
    '/coin/store?ledger=rune#ledger',
  )
  expect(receiptPath('o1')).toBe('/general/store/success?orderId=o1')
})

test('nobody is led away from the product', () => {
  expect(ownNext('/doran-tales/gemstone?x=1')).toBe('/doran-tales/gemstone?x=1')
  for (const elsewhere of [null, '', '/', '//evil.example', 'https://evil.example', '/\\evil'])
    expect(ownNext(elsewhere)).toBeNull()
  expect(ownNext(`/${'a'.repeat(500)}`)).toBeNull()
})
