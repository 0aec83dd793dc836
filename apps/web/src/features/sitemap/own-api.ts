import { createApiClient, type ApiClient } from '@doran/api-client'
import { INTERNAL_HEADERS } from '@doran/contract/names'
import type { SiteEnv } from '@doran/site/server'

/** The name under which the API counts what this site asks for itself. */
const CALLER = 'site'

/**
 * The API as the site itself, for what is the same for everybody: a crawler behind a busy address gets its answer,
 * because the calls count for nobody's limit but the site's own.
 */
export function ownApi({
  apiOrigin,
  frontDoorSecret,
}: Pick<SiteEnv, 'apiOrigin' | 'frontDoorSecret'>): ApiClient {
  const vouched = {
    [INTERNAL_HEADERS.frontDoor]: frontDoorSecret,
    [INTERNAL_HEADERS.clientAddress]: CALLER,
  }
  return createApiClient({
    baseUrl: apiOrigin,
    headers: () => (frontDoorSecret === '' ? {} : vouched),
  })
}
