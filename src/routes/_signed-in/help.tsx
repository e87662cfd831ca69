import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from './-info/help-page'

export const Route = createFileRoute('/_signed-in/help')({ component: HelpPage })
