import { describe, expect, it } from 'vitest'
import { basePathOf, fullPath, localPath } from './zone.js'

describe('zones', () => {
  it('gives the tales site the paths at or below its prefix, and the main site the rest', () => {
    expect(basePathOf('/doran-tales')).toBe('/doran-tales')
    expect(basePathOf('/doran-tales/play/1')).toBe('/doran-tales')
    expect(basePathOf('/doran-tales?genre=SF')).toBe('/doran-tales')
    expect(basePathOf('/doran-talesx')).toBe('')
    expect(basePathOf('/')).toBe('')
  })

  it.each([
    ['', '/', '/'],
    ['', '/terms', '/terms'],
    ['/doran-tales', '/', '/doran-tales'],
    ['/doran-tales', '/play/1', '/doran-tales/play/1'],
  ])('turns a router path of %j and %j into %j', (basePath, pathname, path) => {
    expect(fullPath(basePath, pathname)).toBe(path)
    expect(localPath(basePath, path)).toBe(pathname)
  })

  it('keeps a query behind the root of a site', () => {
    expect(localPath('/doran-tales', '/doran-tales?genre=SF')).toBe('/?genre=SF')
  })
})
