ALTER TABLE "calendar_feeds" ADD COLUMN "kept_employees" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "kept_on" date;