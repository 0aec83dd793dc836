import { describe, expect, expectTypeOf, it } from 'vitest'
import type { SiteEvent } from '../core/event-log.js'
import { findPath, routes } from '../core/routes.js'
import { AREAS } from './areas.generated.js'
import { defineArea, type AreaEntries } from './define-area.js'
import type { SignInEntries } from './define-sign-in.js'
import { INBOX_OF_AREAS } from './inbox.generated.js'
import { page, pageOf } from './route.js'
import { SIGN_IN } from './sign-in.generated.js'

const areas: readonly (AreaEntries & { routes: object })[] = Object.values(AREAS)
const signIns: readonly SignInEntries[] = Object.values(SIGN_IN)

describe('the areas', () => {
  it.each([
    ['a page', areas.map(({ routes: ofArea }) => ofArea)],
    ['a reason to sign in', signIns.map(({ loginReasons }) => loginReasons)],
    ['an act after a sign-in', signIns.map(({ pendingActions }) => pendingActions ?? {})],
    ['a kind of notification', Object.values(INBOX_OF_AREAS)],
  ])('use no name of %s twice', (_, records) => {
    const names = records.flatMap((record) => Object.keys(record))
    expect(names).toEqual([...new Set(names)])
  })

  it.each([
    ['places', areas.flatMap(({ places = [] }) => places)],
    ['footer', areas.flatMap(({ footer = [] }) => footer)],
  ])('give each entry of the %s an order of its own', (_, entries) => {
    const orders = entries.map(({ order }) => order)
    expect(orders).toEqual([...new Set(orders)])
  })

  it('have one page at each path', () => {
    const patterns = Object.values(routes).map(({ pattern }) => pattern)
    expect(patterns).toEqual([...new Set(patterns)])
  })

  it('keep the types of their routes when they are merged', () => {
    expectTypeOf(routes.home.path).toEqualTypeOf<() => string>()
    expectTypeOf(routes.theme.path).parameter(0).toEqualTypeOf<Record<'id', string>>()
  })

  it('log only what they declare', () => {
    type Named<Type, About, Attributes> = {
      type: Type
      object: About
      object_name: string
      object_attributes: Attributes
    }
    expectTypeOf<
      Named<'click', 'theme', { shelf: 'shelf-rain'; position: number }>
    >().toExtend<SiteEvent>()
    expectTypeOf<Named<'purchase', 'theme', object>>().not.toExtend<SiteEvent>()
    expectTypeOf<Named<'view', 'theme', { title: string }>>().not.toExtend<SiteEvent>()
    expectTypeOf<Named<'impression', 'theme', { shelf: string }>>().not.toExtend<SiteEvent>()
    expectTypeOf<Named<'error', 'page', { zone: 'web' }>>().not.toExtend<SiteEvent>()
  })
})

describe('an area', () => {
  it('names only fixed pages of its own in its entries', () => {
    const shops = { shops: page('/shops'), shop: pageOf<'id'>('/shop/{id}') }
    const area = defineArea(shops, { bar: { label: '상점', route: 'shops' } })
    expect(area.bar.route).toBe('shops')
    // @ts-expect-error -- a page of another area
    defineArea(shops, { bar: { label: '상점', route: 'home' } })
    // @ts-expect-error -- one page of many has no single path
    defineArea(shops, { bar: { label: '상점', route: 'shop' } })
  })

  it('is led to only while its page exists', () => {
    expect(findPath('tales')).toBe('/doran-tales')
    expect(findPath('theme')).toBeNull()
    expect(findPath('shops')).toBeNull()
  })
})
