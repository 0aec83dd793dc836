'use client'

export {
  AnalyticsProvider,
  useUsageChoice,
  type AnalyticsProviderProps,
  type AnalyticsSettings,
} from './analytics-provider.js'
export { useChoice, type Choice } from './use-choice.js'
