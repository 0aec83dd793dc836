import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face and no more', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "SiteAreaBar",
      "SiteErrorState",
      "SitePage",
      "SiteProviders",
      "SiteSettings",
      "ZoneLink",
      "errorAtom",
      "findRoute",
      "isHeaderHidden",
      "isLoadingAtom",
      "readPace",
      "readPageConfig",
      "readStreamVoice",
      "renderZoneLink",
      "routes",
      "themeAtom",
      "usePageSettings",
      "useRuntimeConfig",
    ]
  `)
})
