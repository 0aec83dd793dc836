import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { routes } from '@doran/site/core'
import { env } from '../env'

/** Stories being read belong to their readers; everything else may be found. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', routes.play.path({ id: '' })] },
    sitemap: `${env.publicOrigin}/sitemap.xml`,
  }
}
