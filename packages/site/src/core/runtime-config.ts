import type { AdsConfig } from './ads-config.js'

/** The deployment's rules for recording usage. */
export type UsageConfig = {
  /** Whether a person must agree before anything is recorded, or may turn it off. */
  consent: 'notice' | 'required'
  /** Third-party analytics; left out where there is none. `endpoint` has no trailing slash. */
  analytics?: { apiKey: string; endpoint: string }
}

/** The deployment's settings that a page's scripts need. Put into the page as JSON, so it holds no secrets. */
export type RuntimeConfig = {
  appEnv: 'local' | 'production'
  /** The address of the product for browsers, without a trailing slash. */
  publicOrigin: string
  /** Prefix of uploaded images' keys. */
  imageBaseUrl: string
  /** The operator, in one line; left out where none is configured. */
  businessLine?: string
  usage: UsageConfig
  /** Left out where no advertisements are shown. */
  ads?: AdsConfig
  /** The running site's prefix in browser paths: `''` or `/doran-tales`. */
  basePath: string
}

/** The address of an uploaded image. */
export function imageUrl(config: Pick<RuntimeConfig, 'imageBaseUrl'>, key: string): string {
  return `${config.imageBaseUrl}${key}`
}

/** Of a picture that not everybody may see: it comes from the API with its cookies, never from the image host. */
export const privateImageUrl = (key: string): string => `/api/v1/image/${key}`

export const CONFIG_ELEMENT_ID = 'doran-config'

/** JSON that may stand inside a `<script>` element. */
export function serializeRuntimeConfig(config: RuntimeConfig): string {
  return JSON.stringify(config).replace(/[<>&\u2028\u2029]/g, escapeCharacter)
}

/** Reads back what the server put into the page; for code outside React. Throws when the page holds none. */
export function readPageConfig(page: Document = document): RuntimeConfig {
  const text = page.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? 'null'
  const value: unknown = JSON.parse(text)
  if (!isRuntimeConfig(value)) throw new Error(`the page has no #${CONFIG_ELEMENT_ID}`)
  return value
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function isRuntimeConfig(value: unknown): value is RuntimeConfig {
  return typeof value === 'object' && value !== null && 'publicOrigin' in value
}
