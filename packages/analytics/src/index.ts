export {
  createAdsChoice,
  createChoice,
  createUsageChoice,
  type BrowserChoice,
  type ConsentMode,
  type Said,
} from './choice.js'
export {
  AMPLITUDE_ENDPOINT,
  startAnalytics,
  type Analytics,
  type AnalyticsOptions,
} from './start-analytics.js'
