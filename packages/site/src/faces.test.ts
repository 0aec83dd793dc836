import { expect, it } from 'vitest'
import * as core from './core.js'
import * as safety from './safety.js'
import * as session from './session.js'
import * as shell from './shell.js'
import * as signIn from './sign-in.js'
import * as testing from './testing.js'
import * as usage from './usage.js'

it.each([
  [
    'core',
    core,
    [
      'EventLogProvider',
      'MoreLink',
      'PaceChoice',
      'RefreshOnReturn',
      'StreamVoiceChoice',
      'ThemeWarnings',
      'ZoneLink',
      'amountWords',
      'cautionLabel',
      'errorAtom',
      'findOnApi',
      'findRoute',
      'formatAgo',
      'formatDay',
      'formatMoment',
      'imageUrl',
      'isHeaderHidden',
      'isLoadingAtom',
      'isLoggedInAtom',
      'lengthLabel',
      'lengthName',
      'listSitemapPaths',
      'mergeEntries',
      'numberWords',
      'originWords',
      'ratingLabel',
      'readPace',
      'readPageConfig',
      'readSoFar',
      'readStreamVoice',
      'renderZoneLink',
      'routes',
      'sceneName',
      'seoulDay',
      'themeAtom',
      'useEventLog',
      'useImpression',
      'useLazyComponent',
      'useLogOnce',
      'usePace',
      'usePageSettings',
      'useRuntimeConfig',
      'useStoredChoice',
      'useStreamVoice',
      'wonWords',
    ],
  ],
  [
    'session',
    session,
    [
      'PagedList',
      'SignInFirst',
      'WhileSignedIn',
      'clearDrafts',
      'createListHook',
      'drafts',
      'findPendingPath',
      'isBorrowedDevice',
      'loginPath',
      'loginReasonCopy',
      'safeNext',
      'setFlashMessage',
      'signupPath',
      'storePendingAction',
      'takePendingAction',
      'useAct',
      'useIsLoggedIn',
      'useLoginSheet',
      'useMe',
      'useMeCache',
      'useModals',
      'useOnApiError',
      'useProfile',
      'useSignOut',
      'useStalePageGuard',
      'useToaster',
    ],
  ],
  [
    'sign-in',
    signIn,
    [
      'EmailField',
      'PasswordLogin',
      'emailProblem',
      'mailedDraft',
      'performPending',
      'redirectAfterLogin',
      'rememberMethod',
      'replacePage',
      'signInDraft',
      'signUpDraft',
      'storeLoginResult',
      'takeLoginResult',
      'useLastMethod',
    ],
  ],
  ['safety', safety, ['BlockConfirm', 'RatingGate', 'ReportSheet', 'useBlock', 'useRatingGate']],
  ['usage', usage, ['AdSlot', 'AdsSection', 'LogOnce', 'UsageSection']],
  [
    'shell',
    shell,
    [
      'InboxList',
      'SiteAreaBar',
      'SiteErrorState',
      'SiteNotFound',
      'SitePage',
      'SiteProviders',
      'SiteSettings',
    ],
  ],
])('%s exports these names and no more', (_name, face, names) => {
  expect(Object.keys(face).toSorted()).toEqual(names)
})

it('testing exports these names and no more', () => {
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "aConfig",
      "aMe",
      "aRouter",
      "aTurn",
      "aView",
      "fakeApi",
      "someSettings",
    ]
  `)
})
