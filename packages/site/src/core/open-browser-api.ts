import { createApiClient, type ApiClient, type ApiClientOptions } from '@doran/api-client'

/** The product's API below the page's own origin. */
export function openBrowserApi(headers: NonNullable<ApiClientOptions['headers']>): ApiClient {
  return createApiClient({ baseUrl: `${window.location.origin}/api`, headers })
}
