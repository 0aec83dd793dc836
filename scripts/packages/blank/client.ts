import { createApiClient } from '@doran/api-client'

export const api = createApiClient({ baseUrl: '/api' })
