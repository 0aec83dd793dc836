import type { ApiClient } from '@doran/api-client'
import { serverApi } from '@doran/site/server'
import { env } from '../env'

/** The API as the visitor whose page is being rendered. */
export function talesApi(): Promise<ApiClient> {
  return serverApi(env)
}
