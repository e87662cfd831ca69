import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from './-info/contact-page'

export const Route = createFileRoute('/_signed-in/contact')({ component: ContactPage })
