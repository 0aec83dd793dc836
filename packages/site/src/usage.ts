export { AdSlot, type AdSlotProps } from './usage/advertising/ad-slot.js'
export { AdsSection } from './usage/advertising/ads-section.js'
export { LogOnce } from './usage/log-once.js'
export { UsageSection } from './usage/usage-section.js'
