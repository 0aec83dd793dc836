import type { RuntimeConfig } from '../core/runtime-config.js'
import { DEFAULT_SETTINGS, type PageSettings } from '../core/page-settings-context.js'

/** The config of a local install's page. */
export function aConfig(over: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    appEnv: 'local',
    publicOrigin: 'http://localhost:3000',
    imageBaseUrl: 'http://localhost:3000/api/v1/image/',
    basePath: '',
    usage: { consent: 'notice' },
    ...over,
  }
}

/** A browser that chose nothing. */
export function someSettings(over: Partial<PageSettings> = {}): PageSettings {
  return { ...DEFAULT_SETTINGS, ...over }
}
