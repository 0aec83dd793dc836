import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { createUsageChoice, type BrowserChoice, type ConsentMode } from './choice.js'
import { startAnalytics, type Analytics } from './start-analytics.js'
import { useChoice, type Choice } from './use-choice.js'

export type AnalyticsSettings = {
  appEnv: string
  apiKey: string
  /** Empty for Amplitude itself. */
  endpoint: string
  consent: ConsentMode
}

export type AnalyticsProviderProps = {
  settings: AnalyticsSettings
  /** The name of the page's route, which is what is told of it; null for a page that is not told. */
  route: string | null
  /** The page's path without its query: tells two pages of one route apart, and is told to nobody. */
  path: string
  /** A fake for tests. */
  start?: typeof startAnalytics
  children: ReactNode
}

const UsageChoiceContext = createContext<BrowserChoice | null>(null)

/** Tells of each page as it opens, and gives `useUsageChoice` what it needs. */
export function AnalyticsProvider({
  settings: { appEnv, apiKey, endpoint, consent },
  route,
  path,
  start = startAnalytics,
  children,
}: AnalyticsProviderProps) {
  const [choice] = useState(() => createUsageChoice(consent))
  const analytics = useRef<Analytics>(null)
  const toldPath = useRef<string>(null)
  useEffect(() => {
    const started = start({ appEnv, apiKey, endpoint, choice })
    analytics.current = started
    return () => {
      started.stop()
      toldPath.current = null
    }
  }, [appEnv, apiKey, endpoint, choice, start])
  useEffect(() => {
    if (toldPath.current === path) return
    toldPath.current = path
    if (route !== null) analytics.current?.viewPage(route)
  }, [route, path])
  return createElement(UsageChoiceContext, { value: choice }, children)
}

/** Whether this browser's usage may be recorded, for the places that let the person say so. */
export function useUsageChoice(): Choice {
  const choice = useContext(UsageChoiceContext)
  if (!choice) throw new Error('useUsageChoice needs an AnalyticsProvider above it')
  return useChoice(choice)
}
