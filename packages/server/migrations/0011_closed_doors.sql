CREATE TABLE "installation" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"environment" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "installation_once" CHECK ("installation"."id")
);
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD COLUMN "pid" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "realm" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "binding" text;