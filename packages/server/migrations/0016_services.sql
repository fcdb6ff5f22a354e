CREATE TABLE "agreements" (
	"client_number" text PRIMARY KEY NOT NULL,
	"current_from" date NOT NULL,
	"current_services" text[] NOT NULL,
	"upcoming_from" date,
	"upcoming_services" text[]
);
--> statement-breakpoint
CREATE TABLE "clinics" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text,
	"phone" text,
	"partner" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"category" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"sub_categories" jsonb NOT NULL,
	"order" text NOT NULL,
	"urgent" boolean NOT NULL,
	"for" text[] NOT NULL,
	"place" text NOT NULL,
	"certificate_type" text
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;