ALTER TABLE "mailed_links" ADD COLUMN "realm" text;--> statement-breakpoint
ALTER TABLE "sso_realms" ADD COLUMN "email_is_verified" boolean DEFAULT false NOT NULL;