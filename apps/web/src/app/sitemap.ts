import type { MetadataRoute } from 'next'
import { routes } from '@doran/site'
import { serverApi } from '@doran/site/server'
import { env } from '../env'
import { listAllThemes } from '../features/sitemap/list-all-themes'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const themes = await listAllThemes(await serverApi(env))
  const pages = [routes.home, routes.about, routes.tales, routes.newTales, routes.landing]
  return [
    ...pages.map((route) => ({ url: `${env.publicOrigin}${route.path()}` })),
    ...themes.map(({ id, publishedAt }) => ({
      url: `${env.publicOrigin}${routes.theme.path({ id })}`,
      lastModified: publishedAt,
    })),
  ]
}
