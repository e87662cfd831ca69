import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from './-info/about-page'

export const Route = createFileRoute('/_signed-in/about')({ component: AboutPage })
