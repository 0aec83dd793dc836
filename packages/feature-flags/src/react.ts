'use client'

export { FeatureFlagKeys } from './feature-flag-keys.js'
