/** Where nobody answers; a journey that shows an advertisement answers itself. */
export const AD_SCRIPT = 'http://127.0.0.1:9/ads.js'

/** Turns advertisements on: every page that asks gets one. */
export const AD_ENV = {
  ADS_PROVIDER: 'adfit',
  ADS_UNIT_THEME: 'DAN-journey',
  ADS_SCRIPT_URL: AD_SCRIPT,
}
