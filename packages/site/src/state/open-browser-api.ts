import { createApiClient, type ApiClient } from '@doran/api-client'

/** The product's API below the page's own origin. */
export function openBrowserApi(): ApiClient {
  return createApiClient({ baseUrl: `${window.location.origin}/api` })
}
