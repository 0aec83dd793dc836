import type { AdsConfig } from '../../core/ads-config.js'

/**
 * The sources that a page's content policy must let in for advertisements, by directive; nothing without a provider.
 * Scripts are let in by the page's own, which loads them.
 */
export type AdSources = Partial<Record<'frame-src' | 'img-src' | 'connect-src', readonly string[]>>

const FILES = ['https://t1.kakaocdn.net', 'https://t1.daumcdn.net']
const SERVERS = ['https://serv.ds.kakao.com', 'https://display.ad.daum.net']
const COUNTERS = ['https://analytics.ad.daum.net', 'https://kaat.daum.net']

// As sites with AdFit let them in; Kakao publishes no list.
const ADFIT: AdSources = {
  'frame-src': [...FILES, ...SERVERS],
  'img-src': [...FILES, ...SERVERS, ...COUNTERS, 'https://tr.ad.daum.net'],
  'connect-src': [
    ...SERVERS,
    ...COUNTERS,
    'https://aem-kakao-collector.onkakao.net',
    'https://kuid-provider.ds.kakao.com',
  ],
}

/** A script of its own address, in tests, is let reach that address too. */
export function adSources(ads: AdsConfig | undefined): AdSources {
  if (!ads) return {}
  const own = new URL(ads.scriptUrl).origin
  const withOwn = (sources: readonly string[] = []) => [...new Set([own, ...sources])]
  return {
    'frame-src': withOwn(ADFIT['frame-src']),
    'img-src': withOwn(ADFIT['img-src']),
    'connect-src': withOwn(ADFIT['connect-src']),
  }
}
