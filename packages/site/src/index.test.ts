import { expect, it } from 'vitest'
import * as face from './index.js'
import * as telling from './telling.js'
import * as testing from './testing.js'

it('shows this face and no more', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "InboxList",
      "PACES",
      "STREAM_VOICES",
      "SiteAreaBar",
      "SiteErrorState",
      "SiteNotFound",
      "SitePage",
      "SiteProviders",
      "SiteSettings",
      "ZoneLink",
      "agoWords",
      "dayWords",
      "errorAtom",
      "findRoute",
      "imageUrl",
      "isHeaderHidden",
      "isLoadingAtom",
      "isLoggedInAtom",
      "lengthName",
      "lengthWords",
      "loginPath",
      "loginReasonWords",
      "momentWords",
      "ratingWords",
      "readPace",
      "readPageConfig",
      "readStreamVoice",
      "renderZoneLink",
      "routes",
      "safeNext",
      "seoulDay",
      "signupPath",
      "storePendingAction",
      "takePendingAction",
      "themeAtom",
      "useIsLoggedIn",
      "useLoginSheet",
      "useMe",
      "useMeCache",
      "useModals",
      "useOnApiError",
      "usePageSettings",
      "useProfile",
      "useRuntimeConfig",
      "useToaster",
    ]
  `)
})

it('tells apart, with fakes for whoever tests against it', () => {
  expect(Object.keys(telling).toSorted()).toMatchInlineSnapshot(`
    [
      "AiNotice",
      "SpokenLog",
      "ToldBy",
      "ToldProse",
      "failureOf",
      "followTurn",
      "isUntold",
      "keepQuotes",
      "problemOf",
      "problemOfAct",
      "readTold",
      "splitParagraphs",
      "splitSentences",
      "stepOf",
      "waitingWords",
      "whenOnline",
    ]
  `)
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "aScene",
      "aTurn",
      "aView",
      "anAnswer",
      "fakeApi",
    ]
  `)
})
